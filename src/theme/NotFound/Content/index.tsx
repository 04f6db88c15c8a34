// Upstream: NotFound/Content @ 3.10.2
// Eject: the whole content is ours
// Reason: suggests the pages whose titles are nearest to the address
export { NotFoundPage as default } from '../../../components/tools/NotFound/NotFoundPage';
