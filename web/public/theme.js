// Sets the chosen theme before the first paint, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem("hortus.settings") || "{}");
  if (kept.theme === "paper" || kept.theme === "night") document.documentElement.dataset.theme = kept.theme;
} catch {
  // Without storage, the system's theme is used.
}
