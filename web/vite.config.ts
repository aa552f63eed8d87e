import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Built into the Python package, which serves it. Nothing is inlined, because of the strict content policy.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../hortus/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8421", ws: true } } },
});
