() => {
    const found = [];
    const area = box => Math.max(0, box.width) * Math.max(0, box.height);
    for (const frame of document.querySelectorAll('[data-frame]')) {
        for (const element of frame.querySelectorAll('p, button, span, dd, dt, li, h2, td, th')) {
            const style = getComputedStyle(element);
            if (element.childElementCount || element.closest('.unseen') || style.overflowX === 'visible' || style.textOverflow === 'ellipsis') continue;
            if (element.scrollWidth > element.clientWidth + 2) found.push(`${frame.dataset.frame}: cut: ${element.innerText}`);
        }
        for (const svg of frame.querySelectorAll('svg')) {
            const texts = [...svg.querySelectorAll('text')].filter(text => text.textContent.trim()
                && !text.closest('defs, symbol, [data-covers]') && text.checkVisibility({opacityProperty: true}));
            const boxes = texts.map(text => text.getBoundingClientRect());
            for (let one = 0; one < boxes.length; one++) for (let two = one + 1; two < boxes.length; two++) {
                const [a, b] = [boxes[one], boxes[two]];
                const wide = Math.min(a.right, b.right) - Math.max(a.x, b.x);
                const high = Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y);
                if (wide <= 0 || high <= 0) continue;
                if (wide * high > 0.45 * Math.min(area(a), area(b)))
                    found.push(`${frame.dataset.frame}: ${texts[one].textContent} lies over ${texts[two].textContent}`);
            }
        }
    }
    return found;
}
