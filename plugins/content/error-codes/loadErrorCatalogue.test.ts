import path from 'node:path';
import { loadErrorCatalogue } from './loadErrorCatalogue';

it('the catalogue of errors has the messages of the installed packages', () => {
  expect(loadErrorCatalogue(path.resolve(__dirname, '../../..'))).toMatchSnapshot();
});
