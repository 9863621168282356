import { endpoints } from './_data/define';
import { ticketFor } from './_data/pages/verification';
import { personaOf } from './_data/seeds/personas';

/** Base64 of `<bipNum>,<source>,<bound>` (A20). */
const ticketOf = (bipNum: string, bound: boolean) => Buffer.from(`${bipNum},bip,${bound}`, 'utf8').toString('base64');

export default endpoints('base', {
  'GET /system/user/center/getUserInfo': ({ session, person, state, dataset }) => {
    const { bipNum } = personaOf(session.personaId);
    return {
      telephone: person.telephone,
      zattestState: state.identityState,
      userName: person.userName,
      sex: person.sex,
      jobNum: person.jobNumber,
      verificationTicket: ticketFor(session.personaId, dataset.key),
      loginTicket: ticketOf(bipNum, state.bound),
      ...(session.expiresIn === undefined ? {} : { expiresIn: session.expiresIn }),
      userId: person.userId,
      regionName: person.regionName,
      areaName: person.areaName,
      projectName: person.projectName,
      departmentName: person.departmentName,
      positionName: person.positionName,
    };
  },
});
