import { CHUNK_SIZE, packDrawings } from './packDrawings';

const pack = (drawings: Record<string, string>) =>
  packDrawings(new Map(Object.entries(drawings)), 1);

describe('packDrawings', () => {
  it('writes a file a style, with a gap where the icon has no such style', () => {
    const { files, manifest } = pack({
      Star: '<a/>',
      StarSharp: '<b/>',
      Apple: '<c/>',
    });
    expect(manifest).toMatchObject({
      names: 'Apple Star',
      partial: { Apple: ['filled'], Star: ['filled', 'sharp'] },
      twins: [],
      chunkSize: CHUNK_SIZE,
    });
    const read = (file: string) =>
      JSON.parse(files.get(`${manifest.folder}${file}.json`) ?? '') as unknown;
    expect(read('filled-0')).toEqual(['<c/>', '<a/>']);
    expect(read('sharp-0')).toEqual([null, '<b/>']);
    expect(files.size).toBe(5);
  });

  it('begins another file after some dozens', () => {
    const { files, manifest } = pack(
      Object.fromEntries(
        Array.from({ length: CHUNK_SIZE + 1 }, (_, number) => [
          `Icon${String(number).padStart(3, '0')}`,
          `<path d="M${number}"/>`,
        ]),
      ),
    );
    expect(JSON.parse(files.get(`${manifest.folder}filled-1.json`) ?? '')).toEqual([
      `<path d="M${CHUNK_SIZE}"/>`,
    ]);
  });

  it('groups icons that are alike in all styles', () => {
    const { manifest } = pack({
      Close: '<a/>',
      CloseSharp: '<b/>',
      Clear: '<a/>',
      ClearSharp: '<b/>',
      Cross: '<a/>',
    });
    expect(manifest.twins).toEqual([['Clear', 'Close']]);
  });

  it('names the folder after what is in it', () => {
    const [one, same, other] = [
      pack({ A: '<a/>' }),
      pack({ A: '<a/>' }),
      pack({ A: '<b/>' }),
    ].map(({ manifest }) => manifest.folder);
    expect(one).toMatch(/^assets\/material-icons-[0-9a-f]{12}\/$/);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  it('refuses a package that was not read in full', () => {
    expect(() => packDrawings(new Map([['A', '<a/>']]))).toThrow(
      'material-icons: found 1 icons, expected at least 2000',
    );
  });
});
