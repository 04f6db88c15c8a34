export { createParseFrontMatter } from './parseFrontMatter';
