// Before the first paint: the theme that was chosen here, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem("hortus.settings") || "{}");
  if (kept.theme === "paper" || kept.theme === "night") document.documentElement.dataset.theme = kept.theme;
} catch {
  // Without storage the system's theme stands.
}
