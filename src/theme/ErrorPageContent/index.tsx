// Upstream: ErrorPageContent @ 3.10.2
// Eject: the whole content is ours
// Reason: speaks the reader's language, and looks like the other pages
export { CrashPage as default } from '../../components/tools/NotFound/CrashPage';
