import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The gallery of the visual tests; it is no part of the page. `--outDir` says where it goes. */
export default defineConfig({
  root: "tests/gallery",
  plugins: [svelte({ configFile: "../../svelte.config.js" })],
  logLevel: "warn",
  build: { assetsInlineLimit: 0, minify: false, target: "es2022" },
});
