import { defineMessages } from '@/i18n/messages';

/** Texts of the testers' page. */
export const LANE_MESSAGES = defineMessages(
  {
    intro: '只在测试环境有。选定后 30 天内，同一上级域名下的各站点都走这条泳道。',
    now: '当前泳道',
    usual: '默认',
    lane: '泳道名称',
    laneHint: '字母、数字、- 和 _',
    laneViolation: '1 到 40 位的字母、数字、- 或 _',
    use: '切换到这条泳道',
    leave: '回到默认泳道',
    switched: '已切换',
    aid: '调试助手',
    aidNote: '列出出错的请求和异常，刷新页面后生效',
    environment: '环境',
    version: '版本',
  },
  {
    intro: 'Test builds only. For 30 days all sites of the parent domain use the lane you choose.',
    now: 'Lane now',
    usual: 'usual',
    lane: 'Name of the lane',
    laneHint: 'Letters, digits, - and _',
    laneViolation: '1 to 40 letters, digits, - or _',
    use: 'Switch to this lane',
    leave: 'Back to the usual lane',
    switched: 'Switched',
    aid: 'Debugging aid',
    aidNote: 'Lists failed calls and errors, after the next load of the page',
    environment: 'Environment',
    version: 'Version',
  },
);
