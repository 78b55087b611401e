import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./app.svelte";
import { introduce } from "./lib/server/api";

// While the page is still loaded; whoever asks for something says what went wrong.
introduce().catch(() => undefined);

const target = document.getElementById("page");
if (target) mount(App, { target });
