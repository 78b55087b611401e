import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./icons.plugin";
import { packed } from "./packed.plugin";

/**
 * Files of the page: a browser asks for few at a time, so that what is needed together lies in one of them.
 * The first page needs no table, and the gallery of cards no board.
 */
const FILES: readonly [name: string, holds: RegExp][] = [
  [
    "base",
    /^(lib\/(settings|text|clock|router|toasts|Shell|Toasts|Unrated|signs\/(Emblem|Icon|icons)|server\/(api|asking))\b|pages\/parts\/)/,
  ],
  ["base", /^(pages\/home\/(hidden|turns)|pages\/NotFound|table\/guide\/guided)\b/],
  ["cards", /^(lib|table\/cards\/(Face|eras))\b/],
  ["table", /^(boards|table\/(?!guide|Route))/],
];

function fileOf(id: string): string | undefined {
  // What is not ours: libraries, their icons, and how Vite loads a file that is wanted later.
  if (id.includes("/node_modules/") || id.includes("vite/") || id.includes("virtual:icons")) return "base";
  const [, path = ""] = id.split("/ui/src/");
  return FILES.find(([, holds]) => holds.test(path))?.[0];
}

export default defineConfig({
  plugins: [gameIcons(), svelte(), packed()],
  build: {
    outDir: "../src/monumental/web/page",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy of the server allows no data: fonts.
    assetsInlineLimit: 0,
    // The server says to a browser which files an address will need (web/routes/ahead.py).
    manifest: "files.json",
    rollupOptions: { output: { manualChunks: fileOf } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.MONUMENTAL_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
