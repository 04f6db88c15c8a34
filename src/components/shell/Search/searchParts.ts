export { loadIndex } from './searchClient';
export { SearchDialog } from './SearchDialog';
