import { zipSync } from 'fflate';
import { compressToBase64 } from 'lz-string';
import { DENSE_COMPONENTS } from '../../../brand/density';
import { createCodeSandboxForm } from '../../../lib/demos/sandbox/createCodeSandboxForm';
import { createStackBlitzForm } from '../../../lib/demos/sandbox/createStackBlitzForm';
import { createViteProject } from '../../../lib/demos/sandbox/createViteProject';
import { createZip } from '../../../lib/demos/sandbox/createZip';
import type { ProjectVersions } from '../../../lib/project/projectVersions';
import { demoToPackageName } from '../../../lib/demos/sandbox/renderPackage';
import type { ProjectOptions, SandboxForm } from '../../../lib/demos/sandbox/types';
import { projectStore } from '../../../state/projectStore';

export type ExportTarget = 'stackblitz' | 'codesandbox' | 'zip';

/** Comes as a chunk of its own when a reader takes a demo away for the first time. */
export function exportDemo(
  way: ExportTarget,
  options: Omit<ProjectOptions, 'denseComponents'>,
): void {
  const versions = projectStore.get();
  const project = createViteProject({
    ...options,
    demo: versions ? withVersions(options.demo, versions) : options.demo,
    denseComponents: DENSE_COMPONENTS as Record<string, unknown>,
  });
  if (way === 'stackblitz') {
    postForm(createStackBlitzForm(project));
  } else if (way === 'codesandbox') {
    postForm(createCodeSandboxForm(project, compressToBase64));
  } else {
    const name = demoToPackageName(options.demo.name);
    saveFile(createZip(project, name, zipSync), `${name}.zip`);
  }
}

/** A demo with the versions that a project has of the packages they share. */
function withVersions(
  demo: ProjectOptions['demo'],
  versions: ProjectVersions,
): ProjectOptions['demo'] {
  const packages = Object.fromEntries(
    Object.entries(demo.packages).map(([name, version]) => [
      name,
      versions[name] ?? version,
    ]),
  );
  return { ...demo, packages };
}

function postForm({ action, fields }: SandboxForm): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, target: '_blank', hidden: true });
  form.setAttribute('rel', 'noopener');
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

function saveFile(bytes: Uint8Array, name: string): void {
  const url = URL.createObjectURL(
    new Blob([bytes as BlobPart], { type: 'application/zip' }),
  );
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  // The browser has opened the address by the next task.
  window.setTimeout(() => URL.revokeObjectURL(url), 0);
}
