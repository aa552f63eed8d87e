import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import "./tokens.css";

const place = document.getElementById("app");
if (place) mount(App, { target: place });
