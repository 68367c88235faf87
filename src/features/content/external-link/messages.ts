import { defineMessages } from '@/i18n/messages';

/** Texts of outside links: jumps to other sites, and the app-download bar. */
export const EXTERNAL_LINK_MESSAGES = defineMessages(
  {
    promptTitle: '即将离开{product}',
    promptText: '{count} 秒后前往“{name}”。该网站由第三方提供，请留意保护个人信息。',
    promptGo: '现在前往',
    promptStay: '留在这里',
    unlisted: '这个链接暂时不能打开',
    copied: '链接已复制，请在浏览器中打开',
    failed: '链接没有打开，请稍后再试',
    promptMissing: '链接没有打开，请检查网络后再点一次',
    hint: '接种疫苗，上{product}',
    openApp: '打开应用',
    hintClose: '关闭应用提示',
  },
  {
    promptTitle: 'You are leaving {product}',
    promptText:
      'Going to “{name}” in {count} s. It is another provider’s site: take care of your personal information.',
    promptGo: 'Go now',
    promptStay: 'Stay here',
    unlisted: 'This link cannot be opened for now',
    copied: 'Link copied. Open it in a browser',
    failed: 'The link did not open. Please try again later',
    promptMissing: 'The link did not open. Check the network and tap it again',
    hint: 'Book vaccinations with {product}',
    openApp: 'Open app',
    hintClose: 'Close app hint',
  },
);
