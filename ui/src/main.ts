import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./app.svelte";

const target = document.getElementById("page");
if (target) mount(App, { target });
