import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import "./tokens.css";
import { learn } from "./words";

const place = document.getElementById("app");
// Load the texts first, so that the page never shows a key.
if (place) void learn().then(() => mount(App, { target: place }));
