import { blankFrontMatter, extractFrontMatter } from './extractFrontMatter';

describe('extractFrontMatter', () => {
  it.each([
    ['---\ntitle: A\n---\nText\n---\n', 'title: A'],
    ['---\r\ntitle: A\r\nslug: /\r\n---\r\nText', 'title: A\r\nslug: /'],
    ['\uFEFF---\ntitle: A\n---', 'title: A'],
    ['---  \ntitle: A\n--- \n', 'title: A'],
    ['---\n---\nText', ''],
    ['---\ntitle: a --- b\n---\n', 'title: a --- b'],
  ])('%j → %j', (text, yaml) => {
    expect(extractFrontMatter(text)).toEqual({
      yaml,
      firstLine: 2,
      language: '',
      closed: true,
    });
  });

  it.each([
    [''],
    ['Text\n---\ntitle: A\n---\n'],
    [' ---\ntitle: A\n---\n'],
    ['----\na\n----\n'],
  ])('finds none in %j', (text) => {
    expect(extractFrontMatter(text)).toBeNull();
  });

  it('takes the rest of the file where the end is missing', () => {
    expect(extractFrontMatter('---\ntitle: A\nText')).toEqual({
      yaml: 'title: A\nText',
      firstLine: 2,
      language: '',
      closed: false,
    });
  });

  it('names another language', () => {
    expect(extractFrontMatter('---js\n{}\n---\n')).toMatchObject({ language: 'js' });
  });
});

describe('blankFrontMatter', () => {
  it.each([
    ['---\na: 1\n---\nText\n---\n', '   \n    \n   \nText\n---\n'],
    ['\uFEFF---\r\na: 1\r\n---  \r\nText', '    \r\n    \r\n     \r\nText'],
    ['---\n---\nText', '   \n   \nText'],
    ['---\na: 1', '   \n    '],
    ['Text\n---\na: 1\n---\n', 'Text\n---\na: 1\n---\n'],
  ])('%j → %j', (text, blanked) => {
    expect(blankFrontMatter(text)).toBe(blanked);
  });
});
