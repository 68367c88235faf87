import { dayOf, timeOf } from '../../../kernel/clock';
import type { Language } from '../../../kernel/language';

/** What the mail about an export says. It names nobody: mailboxes are read by others, too. */
export interface ExportMail {
  readonly subject: string;
  readonly text: string;
}

const zh = (link: string, until: string): string => `您好：

您申请导出的个人信息已经打包好。请打开下面的链接，重新登录后下载：

${link}

链接和文件保留到 ${until}（北京时间），到期自动删除。
下载需要登录您自己的账号，别人拿到这个链接也打不开。

如果不是您本人申请的，请登录易苗，在“账号管理”里修改密码，并取消这次导出。

易苗
（系统自动发送，请勿回复）
`;

const en = (link: string, until: string): string => `Hello,

The personal data that you asked for is ready. Open this link and log in again to download it:

${link}

The link and the file expire on ${until} (Beijing time).
Only your own account can download it. The link does not work for anyone else.

If you did not ask for it, log in to Yimiao, change your password under Account and cancel this export.

Yimiao
(Sent automatically. Please do not reply.)
`;

/** @param expiresAt ms */
export function exportMail(link: string, expiresAt: number, language: Language): ExportMail {
  const until = `${dayOf(expiresAt)} ${timeOf(expiresAt)}`;
  return language === 'en'
    ? { subject: 'Your personal data is ready', text: en(link, until) }
    : { subject: '您的个人信息可以下载了', text: zh(link, until) };
}

/** Page that the link opens. @param origin of the web site */
export const exportLink = (origin: string, exportId: string): string =>
  `${origin}/index.html#/exportSuccess?exportId=${exportId}`;
