import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./icons.plugin";

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  build: {
    outDir: "../src/monumental/web/page",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy of the server allows no data: fonts.
    assetsInlineLimit: 0,
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
