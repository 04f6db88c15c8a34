import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [react()],
  // Node cannot import folders of the package as ES modules.
  vite: { ssr: { noExternal: [/^@mui\//] } },
});
