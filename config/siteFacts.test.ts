import { createRequire } from 'node:module';
import { loadSiteFacts } from './siteFacts';

const facts = loadSiteFacts();

it('shows the documented versions of the products', () => {
  expect(facts.products).toEqual({
    'material-ui': { name: 'Material UI', version: '5.15.5' },
    'joy-ui': { name: 'Joy UI', version: '5.0.0-beta.23' },
    'base-ui': { name: 'Base UI', version: '5.0.0-beta.32' },
    system: { name: 'MUI System', version: '5.15.5' },
    x: { name: 'MUI X' },
  });
});

it('reads every version from the installed package, pinned in package.json', () => {
  const manifest = createRequire(__filename)('../package.json') as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const dependencies = { ...manifest.dependencies, ...manifest.devDependencies };
  const documented = Object.keys(dependencies).filter((name) =>
    name.startsWith('@mui/'),
  );
  expect(Object.keys(facts.versions).sort()).toEqual(documented.sort());
  for (const name of documented) {
    expect([name, facts.versions[name]]).toEqual([name, dependencies[name]]);
  }
});

it('can be handed to the pages as data', () => {
  expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
});

describe('the repository', () => {
  const loadWith = (repositoryUrl: string | undefined) => {
    let loaded: ReturnType<typeof loadSiteFacts> | undefined;
    jest.isolateModules(() => {
      jest.doMock('./environment', () => ({ environment: { repositoryUrl } }));
      loaded = jest
        .requireActual<typeof import('./siteFacts')>('./siteFacts')
        .loadSiteFacts();
    });
    return loaded;
  };

  it('is shown where the environment names it', () => {
    expect(loadWith('https://git.example.org/docs')?.repositoryUrl).toBe(
      'https://git.example.org/docs',
    );
  });

  it('is absent without harm', () => {
    expect(loadWith(undefined)).not.toHaveProperty('repositoryUrl');
  });
});
