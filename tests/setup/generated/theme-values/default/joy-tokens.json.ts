import { readJoyTokens } from '../../../../../plugins/shared/readJoyTokens';

export default readJoyTokens();
