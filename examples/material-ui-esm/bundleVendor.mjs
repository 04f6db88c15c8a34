// Writes the packages to `vendor` as ES modules that share their common parts.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const NAMES = {
  react: "export { default, createElement, StrictMode, useState } from 'react';",
  'react-dom-client': "export { createRoot } from 'react-dom/client';",
  material: `export { createTheme, ThemeProvider } from '@mui/material/styles';
export { default as Alert } from '@mui/material/Alert';
export { default as Button } from '@mui/material/Button';
export { default as Container } from '@mui/material/Container';
export { default as CssBaseline } from '@mui/material/CssBaseline';
export { default as Stack } from '@mui/material/Stack';
export { default as TextField } from '@mui/material/TextField';
export { default as Typography } from '@mui/material/Typography';`,
};

rmSync('vendor', { recursive: true, force: true });
mkdirSync('vendor/source', { recursive: true });
for (const [name, source] of Object.entries(NAMES)) {
  writeFileSync(`vendor/source/${name}.js`, `${source}\n`);
}
await build({
  entryPoints: Object.keys(NAMES).map((name) => `vendor/source/${name}.js`),
  outdir: 'vendor',
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
});
