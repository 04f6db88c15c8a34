import * as React from 'react';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import ComposeDialog from './ComposeDialog';
import Folders from './Folders';
import MailHeader from './MailHeader';
import MailList from './MailList';
import MailNotice from './MailNotice';
import ReadingPane from './ReadingPane';
import Sidebar from './Sidebar';
import useMailbox, { type Draft } from './useMailbox';
import useWide from './useWide';

const EMPTY: Draft = { id: null, to: '', subject: '', text: '' };

/** To the open message in the list, or else to the title of the list. */
function focusList(list: HTMLElement | null) {
  const target =
    list?.querySelector<HTMLElement>('[aria-current]') ?? list?.querySelector('h2');
  target?.focus();
}

export default function EmailClient() {
  const mailbox = useMailbox();
  const { openMail, notice } = mailbox;
  const wide = useWide();
  const [menuOpen, setMenuOpen] = React.useState(false);
  const [reading, setReading] = React.useState(false);
  const [draft, setDraft] = React.useState<Draft | null>(null);
  const listRef = React.useRef<HTMLDivElement>(null);
  const subjectRef = React.useRef<HTMLHeadingElement>(null);

  // On a phone, the list and the message replace each other: the focus follows.
  const mailShown = reading && openMail !== null;
  const wasShown = React.useRef(mailShown);
  React.useEffect(() => {
    const changed = wasShown.current !== mailShown;
    wasShown.current = mailShown;
    if (!changed || wide) return;
    if (mailShown) subjectRef.current?.focus();
    else focusList(listRef.current);
  }, [mailShown, wide]);

  // What had the focus may be gone after an action.
  React.useEffect(() => {
    const { activeElement, body } = listRef.current?.ownerDocument ?? document;
    if (notice.open && activeElement === body) {
      focusList(listRef.current);
    }
  }, [notice]);

  function keepDraft(values: Draft) {
    if (
      values.to !== draft?.to ||
      values.subject !== draft.subject ||
      values.text !== draft.text
    ) {
      mailbox.saveDraft(values);
    }
    setDraft(null);
  }

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        height: { md: '100dvh' },
        bgcolor: 'background.surface',
      }}
    >
      <MailHeader
        onMenu={() => setMenuOpen(true)}
        onCompose={() => setDraft(EMPTY)}
      />
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        <Sidebar open={menuOpen && !wide} onClose={() => setMenuOpen(false)}>
          <Folders
            current={mailbox.view}
            unread={mailbox.unread}
            drafts={mailbox.drafts}
            onShow={(view) => {
              mailbox.show(view);
              setMenuOpen(false);
            }}
          />
        </Sidebar>
        <Box component="main" sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
          <Box
            ref={listRef}
            sx={{
              display: { xs: mailShown ? 'none' : 'block', md: 'block' },
              width: { xs: '100%', md: 300, lg: 360 },
              flexShrink: 0,
              overflow: { md: 'auto' },
              borderInlineEnd: { md: '1px solid' },
              borderColor: { md: 'divider' },
            }}
          >
            <MailList
              mailbox={mailbox}
              onOpen={(id) => {
                mailbox.open(id);
                setReading(true);
              }}
            />
          </Box>
          <Box
            sx={{
              display: { xs: mailShown ? 'block' : 'none', md: 'block' },
              flex: 1,
              minWidth: 0,
              overflow: { md: 'auto' },
            }}
          >
            {openMail ? (
              <ReadingPane
                key={openMail.id}
                mail={openMail}
                mailbox={mailbox}
                headingRef={subjectRef}
                onBack={() => setReading(false)}
                onWrite={setDraft}
              />
            ) : (
              <Typography level="body-sm" sx={{ p: 4, textAlign: 'center' }}>
                Choose a message to read it here.
              </Typography>
            )}
          </Box>
          <MailNotice mailbox={mailbox} />
        </Box>
      </Box>
      {draft && (
        <ComposeDialog
          draft={draft}
          onSend={(values) => {
            mailbox.send(values);
            setDraft(null);
          }}
          onClose={keepDraft}
          onDiscard={() => setDraft(null)}
        />
      )}
    </Box>
  );
}
