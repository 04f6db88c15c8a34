import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [remix()],
  // Node cannot import folders of the package as ES modules.
  ssr: { noExternal: [/^@mui\//] },
});
