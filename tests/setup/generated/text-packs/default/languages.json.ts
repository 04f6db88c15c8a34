import type { OfferedLanguage } from '../../../../../plugins/content/text-packs/types';

const languages: OfferedLanguage[] = [
  { code: 'en', name: 'English', texts: null, components: null },
  { code: 'ar', name: 'العربية', texts: 'ar.json', components: null },
  { code: 'fr', name: 'Français', texts: 'fr.json', components: null },
  { code: 'zh-CN', name: '简体中文', texts: 'zh-CN.json', components: null },
];

export default languages;
