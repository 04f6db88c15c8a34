import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listUpstreamDependencies } from '../../scripts/upstream/dependencies';
import { findUpstreamProblems } from '../../scripts/upstream/findUpstreamProblems';
import { readRecords } from '../../scripts/upstream/writeRecords';
import { SITE_DIR } from './site';

const NODE_MODULES = path.join(SITE_DIR, 'node_modules');

/** Types are checked by the compiler. */
const INNER_IMPORT =
  /^(?:import (?!type)[^']*|\} )from '(@docusaurus\/[\w-]+\/lib\/[\w./-]+)'/gm;

const listInnerImports = (): string[] =>
  ['config', 'plugins', 'src'].flatMap((room) =>
    readdirSync(path.join(SITE_DIR, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(path.join(SITE_DIR, room, file), 'utf8');
        return [...text.matchAll(INNER_IMPORT)].map(
          ([, module]) => module as string,
        );
      }),
  );

describe('what the portal relies on inside Docusaurus', () => {
  it('is as it was when it was recorded, and overrides say what they replace', () => {
    expect(
      findUpstreamProblems(SITE_DIR, {
        readme: readFileSync(path.join(SITE_DIR, 'src/theme/README.md'), 'utf8'),
        recorded: readRecords(SITE_DIR),
        nodeModules: NODE_MODULES,
      }),
    ).toEqual([]);
  });

  it('is all that is imported from the folders of packages', () => {
    const files = listUpstreamDependencies(SITE_DIR, NODE_MODULES).map(
      ({ file }) => file,
    );
    const imports = listInnerImports();
    expect(imports.length).toBeGreaterThan(5);
    expect(
      imports.filter(
        (module) =>
          !['.js', '/index.js', '.d.ts'].some((end) => files.includes(module + end)),
      ),
    ).toEqual([]);
  });
});
