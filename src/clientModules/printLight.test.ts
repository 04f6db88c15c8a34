import './printLight';

const root = document.documentElement;

const send = (...names: string[]) =>
  names.forEach((name) => window.dispatchEvent(new Event(name)));

afterEach(() => {
  delete root.dataset.theme;
});

it('is light on paper, and dark again afterwards', () => {
  root.dataset.theme = 'dark';
  send('beforeprint');
  expect(root.dataset.theme).toBe('light');
  send('afterprint');
  expect(root.dataset.theme).toBe('dark');
});

it('knows the mode where a browser says twice that it will print', () => {
  root.dataset.theme = 'dark';
  send('beforeprint', 'beforeprint', 'afterprint');
  expect(root.dataset.theme).toBe('dark');
});

it('a mode that is chosen while printing is kept', () => {
  root.dataset.theme = 'dark';
  send('beforeprint', 'afterprint');
  root.dataset.theme = 'light';
  send('beforeprint', 'afterprint');
  expect(root.dataset.theme).toBe('light');
});
