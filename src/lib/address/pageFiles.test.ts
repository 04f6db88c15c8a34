import { pageToMarkdownPath, pageToPreviewPath } from './pageFiles';

it.each([
  ['/material-ui/react-button/', '/', '/material-ui/react-button'],
  ['/material-ui/', '/', '/material-ui'],
  ['/', '/', '/index'],
  ['/portal/v5/', '/portal/v5/', '/portal/v5/index'],
  ['/portal/blog/hello/', '/portal/', '/portal/blog/hello'],
])('names the Markdown of %s below %s', (pathname, baseUrl, name) => {
  expect(pageToMarkdownPath(pathname, baseUrl)).toBe(`${name}.md`);
});

it.each([
  ['/material-ui/react-button/', '/', '/previews/material-ui/react-button.png'],
  ['/portal/', '/portal/', '/portal/previews/index.png'],
])('names the preview of %s below %s', (pathname, baseUrl, file) => {
  expect(pageToPreviewPath(pathname, baseUrl)).toBe(file);
});
