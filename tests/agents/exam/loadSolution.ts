import type { ComponentType } from 'react';
import { LICENSE_MESSAGE } from '../../harness/licenseNotice';

/** Loads the component of a reference solution. */
export async function loadSolution(solution: string): Promise<ComponentType> {
  const module = (await import(`./solutions/${solution}`)) as {
    default: ComponentType;
  };
  return module.default;
}

/** What React says of parts inside the packages that no solution can change. */
const OF_PACKAGES =
  /Support for defaultProps will be removed from function components/;

/** What is written to the console, but for what the packages always say. */
export function watchConsole(): string[] {
  const said: string[] = [];
  const note = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (!LICENSE_MESSAGE.test(text) && !OF_PACKAGES.test(text)) said.push(text);
  };
  jest.spyOn(console, 'error').mockImplementation(note);
  jest.spyOn(console, 'warn').mockImplementation(note);
  return said;
}
