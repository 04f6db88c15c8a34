import { compareUpstream } from './compareUpstream';
import { listUpstreamDependencies, type UpstreamDependency } from './dependencies';
import {
  fingerprintFile,
  findThemeOriginal,
  type UpstreamRecord,
} from './fingerprintFile';
import { listSwizzleFiles, type SwizzleFile } from './listSwizzleFiles';
import { readSwizzle, renderSwizzleRow, SWIZZLE_HEADER_FORM } from './readSwizzle';

/** What the portal's use of Docusaurus is checked against. */
export interface UpstreamEvidence {
  /** Text of `src/theme/README.md`. */
  readonly readme: string;
  /** Content of `plugins/docusaurus/upstream.json`. */
  readonly recorded: readonly UpstreamRecord[];
  /** Absolute path of the folder with the installed packages. */
  readonly nodeModules: string;
  /** @default those of the site */
  readonly dependencies?: readonly UpstreamDependency[];
}

const COMMAND = 'npm run record:upstream';

function findHeaderProblems(
  { file, name, text }: SwizzleFile,
  { readme, nodeModules }: UpstreamEvidence,
): string[] {
  const original = findThemeOriginal(nodeModules, name);
  const upstream = original === null ? null : fingerprintFile(nodeModules, original);
  if (!upstream) return [`${file}:1: no package has a component ${name}`];
  const swizzle = readSwizzle(text);
  if (!swizzle) return [`${file}:1: must begin with ${SWIZZLE_HEADER_FORM}`];
  const problems: string[] = [];
  if (swizzle.name !== name) {
    problems.push(
      `${file}:1: says it overrides ${swizzle.name}, but overrides ${name}`,
    );
  }
  if (swizzle.version !== upstream.version) {
    problems.push(
      `${file}:1: was written for ${swizzle.version}, but ${upstream.version} is installed; run ${COMMAND}`,
    );
  }
  if (!readme.split('\n').includes(renderSwizzleRow(swizzle))) {
    problems.push(`src/theme/README.md: lacks the row ${renderSwizzleRow(swizzle)}`);
  }
  return problems;
}

/**
 * Lists what is wrong with the overrides and patches of Docusaurus: headers, rows of the table,
 * and files that are gone or have changed since they were recorded.
 */
export function findUpstreamProblems(
  siteDir: string,
  evidence: UpstreamEvidence,
): string[] {
  const files = listSwizzleFiles(siteDir);
  const names = new Set(files.map(({ name }) => name));
  const problems = files.flatMap((file) => findHeaderProblems(file, evidence));
  const staleRows = [...evidence.readme.matchAll(/^\| `([^`]+)`/gm)]
    .filter(([, name = '']) => !names.has(name))
    .map(
      ([, name]) => `src/theme/README.md: lists ${name}, which is not overridden`,
    );
  const { recorded, nodeModules } = evidence;
  // Without the original of each override it is not known what the portal relies on.
  if (files.some(({ name }) => findThemeOriginal(nodeModules, name) === null)) {
    return [...problems, ...staleRows];
  }
  const dependencies =
    evidence.dependencies ?? listUpstreamDependencies(siteDir, nodeModules);
  return [
    ...problems,
    ...staleRows,
    ...compareUpstream(dependencies, recorded, nodeModules).changes.map(
      ({ file, usedBy, change }) =>
        `${usedBy}: relies on ${file}, which is ${change}; see ${COMMAND}`,
    ),
  ];
}
