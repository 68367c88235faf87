import { defineMessages } from '@/i18n/messages';

/** Texts of the picture viewer. */
export const VIEWER_MESSAGES = defineMessages(
  {
    viewer: '图片',
    position: '第 {number} 张，共 {count} 张',
    previous: '上一张',
    next: '下一张',
    close: '关闭图片',
    zoom: '放大或还原',
  },
  {
    viewer: 'Pictures',
    position: 'Picture {number} of {count}',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close pictures',
    zoom: 'Enlarge or reduce',
  },
);
