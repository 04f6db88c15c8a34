/** Icons of `@mui/icons-material` that the shell draws. */
export const SHELL_ICON_NAMES = [
  'ArrowBackRounded',
  'ArrowForwardRounded',
  'CheckRounded',
  'CloseRounded',
  'CodeRounded',
  'ContentCopyRounded',
  'DarkModeOutlined',
  'EditOutlined',
  'ErrorOutlineRounded',
  'ExpandMoreRounded',
  'GitHub',
  'InfoOutlined',
  'LightModeOutlined',
  'LightbulbOutlined',
  'LinkRounded',
  'MenuRounded',
  'OpenInNewRounded',
  'RestartAltRounded',
  'SearchRounded',
  'SettingsOutlined',
  'SubjectRounded',
  'WarningAmberRounded',
] as const;

export type ShellIconName = (typeof SHELL_ICON_NAMES)[number];
