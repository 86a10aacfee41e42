"""HTTP: trying out a turn before it is taken. Nothing is changed or kept."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response

from tablewright.server.base import costs
from tablewright.server.http.deps import CHANGING_ERRORS, Guest, Server, TableId, payer_of
from tablewright.server.protocol.base import encoded
from tablewright.server.protocol.plans import AskPlan, AskPlanWhy, Plan
from tablewright.server.protocol.position import WhyReply
from tablewright.server.service import Service
from tablewright.server.table.permissions import must_not_be_over, own_seat
from tablewright.server.table.plans import Planner, planner_of, why_in

ROUTER: Final = APIRouter()


async def planner(service: Service, me: str, id: str, wish: AskPlan) -> Planner:
    async with service.tables.open(id) as live:
        table = await live.table()
        own_seat(table, me, wish.seat)
        must_not_be_over(table)
        return planner_of(table, await live.progress(), wish.seat, wish.actions)


@ROUTER.post("/tables/{id}/plan", responses=CHANGING_ERRORS, response_model=Plan)
async def plan(service: Server, guest: Guest, request: Request, id: TableId, wish: AskPlan) -> Response:
    """What would come of these actions of mine, as far as I can know it; off-turn, if it were my turn now."""
    payer_of(request, guest).pay(costs.PLAN)
    found = (await planner(service, guest.id, id, wish)).plan()
    return Response(encoded(found), media_type="application/json")


@ROUTER.post("/tables/{id}/plan/why", responses=CHANGING_ERRORS)
async def plan_why(service: Server, guest: Guest, request: Request, id: TableId, wish: AskPlanWhy) -> WhyReply:
    """Why can I not do anything in this zone, at the end of my plan?"""
    payer_of(request, guest).pay(costs.PLAN)
    return WhyReply(answers=why_in(await planner(service, guest.id, id, wish), wish.zone))
