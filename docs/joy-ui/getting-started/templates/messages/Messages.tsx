import * as React from 'react';
import Box from '@mui/joy/Box';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import ChatHeader from './ChatHeader';
import Composer from './Composer';
import ConversationList from './ConversationList';
import { getTitle } from './describe';
import MessageLog from './MessageLog';
import MessagesHeader from './MessagesHeader';
import NewConversationDialog from './NewConversationDialog';
import useChats from './useChats';
import useWide from './useWide';

export default function Messages() {
  const { conversations, openId, typing, dispatch, send } = useChats();
  const wide = useWide();
  const titleId = React.useId();
  const [listOpen, setListOpen] = React.useState(false);
  const [choosing, setChoosing] = React.useState(false);
  const current = conversations.find(({ id }) => id === openId);
  const unread = conversations.reduce((sum, one) => sum + one.unread, 0);

  const list = (
    <ConversationList
      conversations={conversations}
      openId={openId}
      onOpen={(id) => {
        dispatch({ type: 'open', id });
        setListOpen(false);
      }}
    />
  );

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100dvh',
        minHeight: 420,
        bgcolor: 'background.surface',
      }}
    >
      <MessagesHeader
        unread={unread}
        onList={() => setListOpen(true)}
        onNew={() => setChoosing(true)}
      />
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        <Sheet
          sx={{
            display: { xs: 'none', md: 'flex' },
            width: { md: 300, lg: 360 },
            flexShrink: 0,
            overflow: 'auto',
            borderInlineEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          {list}
        </Sheet>
        <Drawer
          open={listOpen && !wide}
          onClose={() => setListOpen(false)}
          slotProps={{
            content: {
              'aria-label': 'Conversations',
              'aria-labelledby': undefined,
              'aria-describedby': undefined,
            },
          }}
        >
          <ModalClose aria-label="Close conversations" />
          <Box sx={{ display: 'flex', flex: 1, pt: 5 }}>{list}</Box>
        </Drawer>
        <Box
          component="main"
          sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}
        >
          {current && (
            <React.Fragment key={current.id}>
              <ChatHeader
                conversation={current}
                titleId={titleId}
                onMute={() => dispatch({ type: 'toggleMuted', id: current.id })}
                onMarkUnread={() => dispatch({ type: 'markUnread', id: current.id })}
              />
              <MessageLog
                conversation={current}
                typing={typing.includes(current.id)}
                titleId={titleId}
                onLike={(message) => dispatch({ type: 'like', message })}
              />
              <Composer
                name={getTitle(current)}
                draft={current.draft}
                onWrite={(draft) => dispatch({ type: 'write', draft })}
                onSend={send}
              />
            </React.Fragment>
          )}
        </Box>
      </Box>
      <NewConversationDialog
        open={choosing}
        onStart={(person) => {
          dispatch({ type: 'start', person });
          setChoosing(false);
        }}
        onClose={() => setChoosing(false)}
      />
    </Box>
  );
}
