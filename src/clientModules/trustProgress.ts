import progress from 'nprogress';
import { trustHtml } from '../lib/page/trustedTypes';

// The theme's bar for slow pages writes its template as text.
if (typeof window !== 'undefined') {
  progress.configure({ template: trustHtml(progress.settings.template).__html });
}
