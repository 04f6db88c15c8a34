import type { PageIndexEntry } from '../../../../../plugins/publish/page-index/types';

const pages: PageIndexEntry[] = [
  { path: '/blog/hello/', title: 'Hello', section: 'blog' },
  { path: '/joy-ui/react-button/', title: 'Button', section: 'joy-ui' },
  { path: '/material-ui/react-button/', title: 'Button', section: 'material-ui' },
  { path: '/material-ui/react-slider/', title: 'Slider', section: 'material-ui' },
];

export default pages;
