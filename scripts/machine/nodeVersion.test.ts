import { readFileSync } from 'node:fs';
import { findNodeProblem, OLDEST_NODE } from './nodeVersion.mjs';

describe('findNodeProblem', () => {
  it.each(['20.0.0', '20.20.2', '22.18.0', '100.0.0'])('accepts %s', (version) => {
    expect(findNodeProblem(version)).toBeNull();
  });

  it.each(['18.19.1', '8.0.0', '19.9.0', ''])('refuses "%s"', (version) => {
    expect(findNodeProblem(version)).toContain('needs Node 20 or newer');
  });

  it('says which version runs and what to do', () => {
    expect(findNodeProblem('18.19.1')).toMatch(/this is Node 18\.19\.1.*nvm use/);
  });

  it('asks for what package.json and .nvmrc ask for', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      engines: { node: string };
    };
    expect(engines.node).toBe(`>=${OLDEST_NODE}`);
    expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(String(OLDEST_NODE));
  });
});
