() => {
    const found = [];
    for (const frame of document.querySelectorAll('[data-frame]')) {
        const box = frame.getBoundingClientRect();
        for (const text of frame.querySelectorAll('svg text, svg use')) {
            if (text.closest('defs, symbol') || !text.checkVisibility({opacityProperty: true})) continue;
            const svg = text.ownerSVGElement;
            const own = text.getBoundingClientRect(), around = svg.getBoundingClientRect();
            if (own.width === 0 || getComputedStyle(svg).overflow === 'visible') continue;
            const out = Math.max(around.x - own.x, own.right - around.right, around.y - own.y, own.bottom - around.bottom);
            if (out > 8) found.push(`${frame.dataset.frame}: ${text.textContent.trim() || text.getAttribute('href')} `
                + `is ${Math.round(out)} px outside its picture`);
        }
        for (const element of frame.querySelectorAll('svg, button, p, h2, li, table')) {
            const own = element.getBoundingClientRect();
            if (own.width && (own.right > box.right + 2 || own.x < box.x - 2) && !element.closest('[data-scrolls]'))
                found.push(`${frame.dataset.frame}: a ${element.tagName} is wider than its frame`);
        }
    }
    return found;
}
