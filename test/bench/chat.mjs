// `npm run bench:chat`: 2,000 open chats on one process, by sockets and by waiting calls: memory of a chat, and delivery
// while 200 messages a second are sent.
import { measure } from './run.mjs';

await measure('chat');
