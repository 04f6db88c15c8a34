import { useTranslate } from '../../../hooks/useTranslate';
import { trustHtml } from '../../../lib/page/trustedTypes';
import { CodeFigure } from './CodeFigure';

interface CodeBlockProps {
  /** Highlighted at build by `plugins/content/code-blocks`; every character is escaped there. */
  html: string;
  language: string;
  title?: string;
}

export function CodeBlock({ html, language, title }: CodeBlockProps) {
  const t = useTranslate();
  return (
    <CodeFigure
      title={title ?? language}
      label={title ?? t('code.label', '{{language}} code', { language })}
      className={`language-${language}`}
    >
      <code dangerouslySetInnerHTML={trustHtml(html)} />
    </CodeFigure>
  );
}
