import type { SwizzleFile } from './listSwizzleFiles';
import { readSwizzle, renderSwizzleRow, SWIZZLE_HEADER_FORM } from './readSwizzle';
import type { UpstreamRecord, UpstreamRecords } from './recordUpstream';

/** What a theme's overrides are checked against. */
export interface SwizzleEvidence {
  /** Text of `src/theme/README.md`. */
  readonly readme: string;
  /** Content of `src/theme/upstream.json`. */
  readonly recorded: UpstreamRecords;
  /** State of an original now; null if it is gone. */
  readonly findUpstream: (name: string) => UpstreamRecord | null;
}

function findHeaderProblems(
  { file, name, text }: SwizzleFile,
  upstream: UpstreamRecord,
  readme: string,
): string[] {
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
      `${file}:1: was written for ${swizzle.version}, but ${upstream.version} is installed`,
    );
  }
  if (!readme.split('\n').includes(renderSwizzleRow(swizzle))) {
    problems.push(`src/theme/README.md: lacks the row ${renderSwizzleRow(swizzle)}`);
  }
  return problems;
}

function findRecordProblems(
  { file, name }: SwizzleFile,
  upstream: UpstreamRecord,
  recorded: UpstreamRecord | undefined,
): string[] {
  if (!recorded) return [`src/theme/upstream.json: does not record ${name}`];
  return recorded.file === upstream.file &&
    recorded.sha256 === upstream.sha256 &&
    recorded.version === upstream.version
    ? []
    : [
        `${file}:1: ${upstream.file} is no longer the file that was recorded; compare the two, then record it again`,
      ];
}

/**
 * Lists what is wrong with the overrides of a theme: headers, rows of the table, and originals
 * that are gone or have changed since they were recorded.
 */
export function findSwizzleProblems(
  files: readonly SwizzleFile[],
  { readme, recorded, findUpstream }: SwizzleEvidence,
): string[] {
  const names = new Set(files.map(({ name }) => name));
  return [
    ...files.flatMap((file) => {
      const upstream = findUpstream(file.name);
      if (!upstream)
        return [`${file.file}:1: no package has a component ${file.name}`];
      return [
        ...findHeaderProblems(file, upstream, readme),
        ...findRecordProblems(file, upstream, recorded[file.name]),
      ];
    }),
    ...Object.keys(recorded)
      .filter((name) => !names.has(name))
      .map(
        (name) =>
          `src/theme/upstream.json: records ${name}, which is not overridden`,
      ),
    ...[...readme.matchAll(/^\| `([^`]+)`/gm)]
      .filter(([, name = '']) => !names.has(name))
      .map(
        ([, name]) => `src/theme/README.md: lists ${name}, which is not overridden`,
      ),
  ];
}
