import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import Attachments from './Attachments';
import MailActions, { type MailActionsProps } from './MailActions';
import { type Mail } from './types';

interface ReadingPaneProps extends Omit<MailActionsProps, 'mail'> {
  mail: Mail;
  headingRef: React.Ref<HTMLHeadingElement>;
}

export default function ReadingPane({
  mail,
  headingRef,
  ...actions
}: ReadingPaneProps) {
  const headingId = React.useId();
  const { from, to, subject, text, fullDate, attachments } = mail;

  return (
    <article aria-labelledby={headingId}>
      <MailActions mail={mail} {...actions} />
      <Box sx={{ display: 'grid', gap: 3, p: { xs: 2, lg: 4 }, maxWidth: 860 }}>
        <Typography
          ref={headingRef}
          id={headingId}
          tabIndex={-1}
          level="h3"
          component="h2"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {subject || 'No subject'}
        </Typography>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
        >
          <Avatar src={from.picture ?? ''} alt="" aria-hidden>
            {from.name[0]}
          </Avatar>
          <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
            <Typography level="title-sm">{from.name}</Typography>
            <Typography level="body-xs" sx={{ overflowWrap: 'anywhere' }}>
              {from.email} to {to || 'nobody yet'}
            </Typography>
          </Box>
          <Typography level="body-xs">{fullDate}</Typography>
        </Box>
        <Typography
          textColor="text.primary"
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
        {attachments.length > 0 && <Attachments attachments={attachments} />}
      </Box>
    </article>
  );
}
