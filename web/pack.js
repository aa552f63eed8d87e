// After the build: compresses every file of the page, so that the server does not have to.
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const page = new URL("../hortus/server/page/", import.meta.url).pathname;
for (const folder of [page, join(page, "assets")]) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (/\.(js|css|html|svg)$/.test(name) && statSync(file).size > 600)
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}
