import type { RunnerManifest } from '../../../../plugins/publish/demo-runner/types';
import { choosePackages } from './choosePackages';

const group = (modules: string[], needs: string[] = []) => ({
  file: 'runner/packages/x.js',
  modules,
  needs,
});

const MANIFEST: Pick<RunnerManifest, 'groups'> = {
  groups: {
    react: group(['react', 'react/jsx-runtime']),
    system: group(['@mui/system'], ['react']),
    material: group(['@mui/material/Button'], ['system', 'react']),
    joy: group(['@mui/joy/Button'], ['system', 'react']),
    // Two groups may need each other.
    grid: group(['@mui/x-data-grid'], ['material', 'locales']),
    locales: group(['locales'], ['grid']),
    'stage-material-ui': group(['portal/stage'], ['react', 'system']),
    'stage-joy-ui': group(['portal/stage'], ['react', 'joy']),
  },
};

describe('choosePackages', () => {
  it('takes the stage of the library with what it needs', () => {
    expect(choosePackages(MANIFEST, [], 'material-ui')).toEqual([
      'stage-material-ui',
      'react',
      'system',
    ]);
  });

  it('takes what the demo requires, and not another library', () => {
    const chosen = choosePackages(MANIFEST, ['@mui/material/Button'], 'material-ui');
    expect(chosen).toContain('material');
    expect(chosen).not.toContain('joy');
    expect(chosen).not.toContain('grid');
  });

  it('takes each group once, in whatever circle they need each other', () => {
    const chosen = choosePackages(MANIFEST, ['@mui/x-data-grid', 'react'], 'joy-ui');
    expect(new Set(chosen).size).toBe(chosen.length);
    expect(chosen).toEqual(expect.arrayContaining(['grid', 'locales', 'material']));
  });

  it('passes over what nobody offers', () => {
    expect(choosePackages(MANIFEST, ['left-pad'], 'material-ui')).toHaveLength(3);
  });
});
