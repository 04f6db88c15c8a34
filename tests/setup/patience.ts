import { getLimit } from '../limits/limits';

jest.setTimeout(getLimit('unitTest'));
