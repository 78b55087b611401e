import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Files that are text; fonts are compressed as they are. */
const TEXT = /\.(js|css)$/;
/** Not worth a second file. */
const SMALL = 1000;

/** Beside each file of the page lies the same, compressed as well as can be: the server needs no time for it. */
export function packed(): Plugin {
  return {
    name: "packed",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!TEXT.test(file.fileName)) continue;
          const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (source.length < SMALL) continue;
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source: brotliCompressSync(source) });
          this.emitFile({ type: "asset", fileName: `${file.fileName}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}
