import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { computeCacheKey } from './cacheKey';
import type { ApiModel } from './extract/model';
import { refuseFatalAnomalies } from './loadApiModel';

const SITE_DIR = path.resolve(__dirname, '../../..');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'api-cache-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('computeCacheKey', () => {
  const extractor = () => path.join(folder, 'extract');
  const computeKey = () => computeCacheKey(SITE_DIR, extractor());

  beforeEach(() => {
    cpSync(path.join(__dirname, 'extract'), extractor(), { recursive: true });
  });

  it('is the same for the same source and packages', () => {
    const key = computeKey();
    expect(key).toMatch(/^[0-9a-f]{24}$/);
    expect(computeKey()).toBe(key);
  });

  it('changes with the extractor, not with its tests', () => {
    const key = computeKey();
    writeFileSync(path.join(extractor(), 'awkward.test.ts'), '');
    expect(computeKey()).toBe(key);
    writeFileSync(path.join(extractor(), 'readProps.ts'), '');
    expect(computeKey()).not.toBe(key);
  });

  it('names a package that is not installed', () => {
    mkdirSync(path.join(folder, 'src/lib/reference'), { recursive: true });
    writeFileSync(path.join(folder, 'src/lib/reference/apiAnchors.ts'), '');
    mkdirSync(path.join(folder, 'plugins/shared'), { recursive: true });
    writeFileSync(path.join(folder, 'plugins/shared/sourceTree.ts'), '');
    expect(() => computeCacheKey(folder, extractor())).toThrow('@mui/material');
  });
});

describe('refuseFatalAnomalies', () => {
  const model = (anomalies: ApiModel['anomalies']): ApiModel => ({
    components: [],
    hooks: [],
    interfaces: [],
    events: [],
    selectors: [],
    definitions: {},
    uses: {},
    anomalies,
  });

  it('lets a model pass with remarks', () => {
    expect(() =>
      refuseFatalAnomalies(model([{ where: 'a', message: 'b', isFatal: false }])),
    ).not.toThrow();
  });

  it('names what is wrong, all of it', () => {
    expect(() =>
      refuseFatalAnomalies(
        model([
          {
            where: '@mui/joy Chip',
            message: 'Chip/Chip.d.ts cannot be read: no',
            isFatal: true,
          },
          {
            where: '@mui/lab',
            message: 'has 0 classes, fewer than 90',
            isFatal: true,
          },
        ]),
      ),
    ).toThrow(
      'The API reference has 2 problems:\n  @mui/joy Chip: Chip/Chip.d.ts cannot be read: no\n  @mui/lab: has 0 classes, fewer than 90',
    );
  });
});
