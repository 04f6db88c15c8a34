import type { SandboxForm, SandboxProject } from './types';

/**
 * The form that opens a project in CodeSandbox, with the demo's file shown.
 *
 * Source: CodeSandbox, "Define API". A Vite project needs an environment with Node.
 *
 * @param compress text → Base64 of its LZ form (`compressToBase64` of `lz-string`)
 */
export function createCodeSandboxForm(
  { entry, files }: SandboxProject,
  compress: (text: string) => string,
): SandboxForm {
  const parameters = JSON.stringify({
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, { content }]),
    ),
  });
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: {
      parameters: base64ToUrlText(compress(parameters)),
      environment: 'server',
      query: `file=/${entry}`,
    },
  };
}

/** @example `a+b/c==` → `a-b_c` */
function base64ToUrlText(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
