import type { Bilingual } from '../../../../kernel/language';

/**
 * Columns that say nothing to a person: ids that lead from one row to another, and what a page shows in another way.
 * The archive's JSON has them all.
 */
export const NOT_SHOWN: ReadonlySet<string> = new Set(
  `id link params seq position_code conversation_id order_id series_id purchase_id ticket_id post_id target_id source_id
  booked decision_id upload_id notice_id entry_id refunds_id owner_type place template attributes u_from`.split(
    /\s+/,
  ),
);

/** `column | Chinese | English`, one a line. */
const LABELS = `
withdrawn_at|撤回时间|Withdrawn
role|身份|Position
part|看了什么|What was opened
times|次数|Times
first_at|第一次|First
last_at|最近一次|Latest
channel|渠道|Channel
muted_at|关闭时间|Switched off
mobile|手机号|Mobile number
nick_name|昵称|Name
region_code|地区|Region
wx_subscribed|已关注公众号|Follows the WeChat account
created_at|创建时间|Created
serial_number|合作方编号|Partner’s number
detached_at|手机号解除时间|Number taken off
sms_checked_at|手机号验证时间|Number verified
language|语言|Language
platform|平台|Platform
subject|平台账号或主题|Platform account, or subject
expires_at|有效期至|Valid until
seen_at|最近使用|Last used
event|做了什么|What was done
statistics_at|允许使用统计|Usage statistics allowed
app|打开方式|Opened in
system|系统|System
purpose|用途|For
used_at|使用时间|Used
recorded_at|登记时间|Recorded
marked_at|联系时间|Marked as reached or not
kind|类型|Kind
joined_at|加入时间|Joined
invited_at|邀请时间|Invited
day|日期|Day
count|次数|Count
agreed_at|同意时间|Agreed
received_at|收到时间|Received
signs|同意的文件|Documents agreed to
texts|同意的文件的哈希|Hashes of the documents agreed to
type|文件类型|File type
bytes|大小（字节）|Bytes
width|宽（像素）|Width (pixels)
height|高（像素）|Height (pixels)
duration|时长（毫秒）|Length (ms)
ai_mark|AI 生成标识|AI mark
ai_made|AI 生成|Made by AI
content|内容|Text
contact|联系方式|Contact
app_version|版本|Version
file_ids|附件|Files
name|姓名|Name
document_kind|证件类型|Document
document_number|证件号码|Document number
sex|性别|Sex
birthday|出生日期|Date of birth
relation_type|与您的关系|Relation to you
is_default|默认接种人|Default person
address|地址|Address
guardian|监护人|Guardian
consent_at|同意时间|Agreed
proved_at|门诊核对证件时间|Document checked by a clinic
identity_checked_at|身份核验通过时间|Name and number checked
deleted_at|删除时间|Removed
consented_by|谁同意的|Consent by
consent_version|同意书版本|Version agreed to
consent_text_version|家庭成员同意书版本|Version of the consent for a family member
guardian_consent_at|监护人同意时间|Guardian agreed
guardian_consent_version|监护人同意书版本|Version that the guardian agreed to
guardian_notified|由您代为确认|Confirmed by you for the guardian
guardian_proved_at|监护人用验证码同意的时间|Guardian agreed by a code
merged_at|并入另一家庭的时间|Joined with another family's entry
reference|预约号|Reference
linkman_id|接种人|Person
depa_code|门诊|Clinic
product_id|疫苗|Vaccine
vaccine_code|疫苗种类|Kind of vaccine
dose_no|剂次|Dose
start_time|开始|From
end_time|结束|Until
status|状态|Status
price_cents|疫苗价格|Price of the vaccine
service_fee_cents|服务费|Service fee
remark|备注|Note
guideline_version|接种须知版本|Version of the disclosure
cancel_reason|取消原因|Why cancelled
updated_at|更新时间|Changed
removed_at|移除时间|Removed
source|来源|How
person|登记的接种人|Person registered
lot|批号|Lot
expiry|有效期|Expires
site|接种部位|Site
pack_code|追溯码|Code of the pack
paid_cents|已付|Paid
paid_at|付款时间|Paid on
at|时间|Time
actor|谁|Who
status_before|之前|Before
status_after|之后|After
note|说明|Note
city_code|城市|City
to_day|到|To
state|状态|State
offers_made|通知次数|Offers
offered_on|通知日期|Offered on
ended_at|结束时间|Ended
linked_at|关联时间|Linked
asked_at|登记时间|Asked
notified_at|通知时间|Notified
release_id|放号场次|Release
people|人数|People
places|名额|Places
position|名次|Position
entered_at|填写时间|Entered
added_at|添加时间|Added
page_no|第几张|Page
admitted_at|放行时间|Admitted
admitted_until|放行有效至|Admitted until
is_day_estimated|日期为估计|Day is estimated
code|编号|Code
declined_at|不再提示的时间|Declined
reactions|反应|Reactions
text|内容|Text
saved_at|保存时间|Saved
consented_at|同意时间|Agreed
stopped_at|停止时间|Stopped
round|第几次|Round
due_at|应答时间|Due
reminded_at|提醒时间|Reminded
unusual|有不适|Unwell
symptoms|症状|Symptoms
temperature_tenths|体温|Temperature
swelling_mm|红肿（毫米）|Swelling (mm)
level|程度|Level
answered_at|回答时间|Answered
opened_at|开始时间|Opened
taken_at|受理时间|Taken
closed_at|结束时间|Closed
outcome|结果|Outcome
number|单号|Number
partner|支付平台|Paid through
method|支付方式|Method
cents|金额|Amount
description|说明|Description
payer|付款账号|Payer
client_address|付款时的网络地址|Network address at payment
transaction_id|平台单号|Platform’s number
settled_at|完成时间|Settled
payment_number|付款单号|Payment
refusal|拒绝原因|Why refused
started_by|由谁发起|Started by
refund_cents|退款|Refund
charge_cents|扣除|Kept back
requested_at|申请时间|Requested
plan|套餐|Plan
days|天数|Days
agreement_version|协议版本|Version of the agreement
starts_at|开始|Starts
ends_at|结束|Ends
beans|健康豆|Beans
valid_until|有效期至|Valid until
made_at|生成时间|Made
redeemed_at|兑换时间|Redeemed
privilege|权益|Privilege
uses|使用次数|Uses
last_used_at|最近使用|Last used
balance|余额|Balance
carried|更早明细合计|Sum of earlier entries
counterpart|来源或去向|From or to
reason|原因|Reason
granted|获得|Granted
remaining|剩余|Remaining
article_id|文章|Article
ms|阅读时长（毫秒）|Reading time (ms)
done_at|完成时间|Done
task|任务|Task
period|周期|Period
progress|进度|Progress
streak|连续次数|In a row
collected_at|领取时间|Collected
activity_id|活动|Activity
holder|参与者代码|Holder’s code
free_day|免费券日期|Day of the free ticket
shown_as|公示名称|Shown as
unit|奖品|Prize
claim_until|领取截止|Claim until
claimed_at|领取时间|Claimed
sent_at|发送时间|Sent
forfeited_at|放弃时间|Forfeited
version|版本|Version
answers|答案|Answers
nickname|昵称|Name
head_img|头像|Picture
intro|简介|About you
user_type|身份|Kind of user
vip|会员标识|Member’s mark
hospital|医院|Hospital
title|标题|Title
forbidden_until|禁言至|Muted until
posts|帖子数|Posts
followers|粉丝数|Followers
following|关注数|Following
likes|获赞数|Likes
province|发布地|Province
body|内容|Text
circle_id|圈子|Circle
age_band|年龄段|Age band
published_at|发布时间|Published
edited_at|修改时间|Edited
comments|评论数|Comments
collects|收藏数|Saved by
topic_id|话题|Topic
target_type|对象|Of what
is_answer|是回答|Is an answer
replies|回复数|Replies
source_type|举报对象|Reported
explain|说明|Explanation
action|处理|Action
detail|详情|Detail
before|处理之前|Before
muted_until|禁言至|Muted until
undone_at|撤销时间|Undone
message_class|分类|Class
read_at|阅读时间|Read
unused|剩余次数|Left
accepted_at|允许时间|Accepted
urgency|优先级|Priority
is_question|留言|Left as a question
rating|评分|Rating
rated_at|评分时间|Rated
sender|谁|Who
video_id|视频|Video
video_ms|视频时长（毫秒）|Length (ms)
played_ms|播放时长（毫秒）|Played (ms)
started_at|开始时间|Started
email|邮箱|E-mail
`;

/** Columns in words. A test holds the list to everything that the policy exports. */
export const COLUMN_LABELS: ReadonlyMap<string, Bilingual> = new Map(
  LABELS.trim()
    .split('\n')
    .map((line) => {
      const [column = '', zh = '', en = ''] = line.split('|');
      return [column, { zh, en }] as const;
    }),
);
