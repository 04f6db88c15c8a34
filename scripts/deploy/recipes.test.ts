import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const SITE_DIR = path.resolve(__dirname, '../..');

const read = (file: string) => readFileSync(path.join(SITE_DIR, file), 'utf8');

const { scripts } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
};

/** Settings of a build. Source: `Environment`. */
const SETTINGS = [
  ...read('config/environment.ts').matchAll(/^ +\/?\*+ `([A-Z_]+)`: /gm),
].map(([, name = '']) => name);

/** Names of scripts that a text runs with npm. */
const listScripts = (text: string) =>
  [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);

interface Job {
  needs?: string;
  steps: { id?: string; uses?: string; with?: Record<string, string> }[];
  outputs?: Record<string, string>;
}

describe('the workflow for GitHub Pages', () => {
  const text = read('deploy/github-pages.yml');
  const { jobs, permissions } = parse(text) as {
    jobs: Record<string, Job>;
    permissions: object;
  };
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('takes actions by commit, and says which release that is', () => {
    const taken = [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
    expect(taken).toHaveLength(steps.filter(({ uses }) => uses).length);
    expect(
      taken.filter(
        (action) => !/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action),
      ),
    ).toEqual([]);
  });

  it('may do no more than publish', () => {
    expect(permissions).toEqual({
      contents: 'read',
      pages: 'write',
      'id-token': 'write',
    });
  });

  it('builds, publishes what was built, and then looks at it', () => {
    expect(Object.entries(jobs).map(([name, { needs }]) => [name, needs])).toEqual([
      ['build', undefined],
      ['deploy', 'build'],
      ['smoke', 'deploy'],
    ]);
    const upload = steps.find(({ uses }) => uses?.includes('upload-pages-artifact'));
    expect(upload?.with?.path).toBe('build');
    expect(listScripts(text).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('asks for the version of Node of the portal', () => {
    const files = steps.flatMap((step) => step.with?.['node-version-file'] ?? []);
    expect(files).toHaveLength(2);
    expect(files.filter((file) => !existsSync(path.join(SITE_DIR, file)))).toEqual(
      [],
    );
  });

  it('refers to steps, jobs and outputs that are there', () => {
    const ids = steps.flatMap(({ id }) => (id ? [`steps.${id}`] : []));
    const outputs = Object.entries(jobs).flatMap(([name, job]) =>
      Object.keys(job.outputs ?? {}).map(
        (output) => `needs.${name}.outputs.${output}`,
      ),
    );
    const referred = [...text.matchAll(/\$\{\{ ((?:steps|needs)\S+)/g)].map(
      ([, name = '']) => name,
    );
    expect(referred.length).toBeGreaterThan(3);
    expect(
      referred.filter(
        (name) =>
          !outputs.includes(name) &&
          !ids.some((id) => name.startsWith(`${id}.outputs.`)),
      ),
    ).toEqual([]);
  });

  it('sets only what a build reads', () => {
    const set = [...text.matchAll(/^ +(DOCS_\w+|MUI_\w+):/gm)].map(
      ([, name]) => name,
    );
    expect(set.length).toBeGreaterThan(0);
    expect(SETTINGS).toEqual(expect.arrayContaining(set));
  });
});

describe('the Dockerfile', () => {
  const text = read('deploy/Dockerfile');

  it('takes every setting of a build', () => {
    const taken = [...text.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
    expect(SETTINGS).toContain('DOCS_URL');
    expect(taken.sort()).toEqual([...SETTINGS].sort());
  });

  it('copies files that are there and runs scripts that are there', () => {
    const [, files = ''] = /^COPY (package\.json .*) \.\/$/m.exec(text) ?? [];
    expect(files.split(' ').length).toBeGreaterThan(2);
    expect(
      files.split(' ').filter((file) => !existsSync(path.join(SITE_DIR, file))),
    ).toEqual([]);
    expect(listScripts(text)).toEqual(['build', 'deploy:nginx']);
    expect(listScripts(text).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('has the version of Node of the portal', () => {
    const [, version] = /^FROM node:(\d+)/m.exec(text) ?? [];
    expect(version).toBe(read('.nvmrc').trim().replace(/^v/, '').split('.')[0]);
  });

  it('leaves out what was installed and built here', () => {
    const left = read('deploy/Dockerfile.dockerignore').split('\n');
    expect(left).toEqual(
      expect.arrayContaining(['node_modules', 'build', '.docusaurus', '.git']),
    );
  });
});
