import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import { renderFallbackFaces } from '../../../src/lib/demos/demoTypefaces';
import { REDUCED_MOTION_STYLES } from '../../../src/lib/demos/reducedMotion';
import { RUNNER_TARGET } from './bundleGroup';
import { createFramePolicy } from './runnerPolicy';

/** Script of the frame, below the site's folder. It belongs to the browser's rooms. */
const ENTRY = 'src/components/demos/DemoEditor/runner/main.ts';

/**
 * As in the stage of a page: the library's look alone, on a see-through ground. It is
 * see-through only where the colour scheme is that of the frame around it, so until the
 * reader's mode is known it follows that one.
 */
const STYLES = `
:root { color-scheme: light dark; }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
html, body { margin: 0; background: transparent; }
[data-demo-stage] { padding: 16px; color: CanvasText; font: 400 1rem / 1.5 Roboto, Helvetica, Arial, sans-serif; }
[data-demo-stage] :where(:not(svg, svg *)) { box-sizing: border-box; }
[data-held] *, [data-held] ::before, [data-held] ::after { animation-play-state: paused !important; }
`;

async function bundleScript(siteDir: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, ENTRY)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: RUNNER_TARGET,
    charset: 'ascii',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return (outputFiles[0]?.text.trim() ?? '').replace(/<(?=\/script|!--)/gi, '\\x3c');
}

/**
 * Renders the document in which edited demos run: one file with its script and its
 * policy in it.
 *
 * @param siteDir absolute path of the site
 * @returns HTML
 * @throws if the script cannot be bundled, naming file and line
 */
export async function renderFrame(siteDir: string): Promise<string> {
  const script = await bundleScript(siteDir);
  const hash = createHash('sha256').update(script).digest('base64');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${createFramePolicy(`sha256-${hash}`)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edited demo</title>
<style>${renderFallbackFaces()}${STYLES}${REDUCED_MOTION_STYLES}</style>
</head>
<body>
<div id="stage" data-demo-stage>The portal runs edited demos in this document.</div>
<script>${script}</script>
</body>
</html>
`;
}
