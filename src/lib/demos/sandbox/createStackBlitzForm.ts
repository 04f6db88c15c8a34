import type { SandboxForm, SandboxProject } from './types';

/**
 * The form that opens a project in StackBlitz, with the demo's file shown.
 *
 * Source: StackBlitz, "Creating a project with a POST request"; the template `node` runs
 * the scripts of `package.json`.
 */
export function createStackBlitzForm({
  title,
  entry,
  files,
}: SandboxProject): SandboxForm {
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(entry)}`,
    fields: {
      'project[title]': title,
      'project[description]': title,
      'project[template]': 'node',
      ...Object.fromEntries(
        Object.entries(files).map(([path, text]) => [
          `project[files][${path}]`,
          text,
        ]),
      ),
    },
  };
}
